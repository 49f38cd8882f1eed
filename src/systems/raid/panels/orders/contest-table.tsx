// 11.1, 11.2e Two sums against each other: every part by name with its rule, and which dice win.

import { type Fraction, percent } from '../../../../engine/fraction.ts';
import { RuleRef } from '../../../../ui/kit/index.ts';
import type { Part } from '../../rules/events.ts';
import { t } from '../../screen-words/t.ts';
import { signed } from '../../text/sums.ts';
import type { Voice } from '../../text/voice.ts';

interface ContestTableProps {
  readonly voice: Voice;
  readonly contest: {
    readonly attack: readonly Part[];
    readonly defence: readonly Part[];
    readonly hit: Fraction;
  };
  readonly british: boolean; // the attacker is: he rolls the D6
}

export function ContestTable({ voice, contest, british }: ContestTableProps) {
  const { attack, defence, hit } = contest;
  return (
    <div class="contest">
      <div class="contest__sides">
        <Side
          title={t('raid.odds.attack')}
          voice={voice}
          parts={attack}
          die={british ? 'D6' : 'D10'}
        />
        <Side
          title={t('raid.odds.defence')}
          voice={voice}
          parts={defence}
          die={british ? 'D10' : 'D6'}
        />
      </div>
      {british && <Dice lead={total(attack) - total(defence)} />}
      <p class="contest__bar" role="img" aria-label={t('raid.odds.hitChance', { n: percent(hit) })}>
        <span style={{ width: `${share(hit)}%` }} />
        <b class="numbers">{t('raid.odds.hitChance', { n: percent(hit) })}</b>
      </p>
    </div>
  );
}

const total = (parts: readonly Part[]): number => parts.reduce((sum, p) => sum + p.value, 0);
const share = (hit: Fraction): number => Number((hit.n * 1000n) / hit.d) / 10;

interface SideProps {
  readonly title: string;
  readonly voice: Voice;
  readonly parts: readonly Part[];
  readonly die: string;
}

function Side({ title, voice, parts, die }: SideProps) {
  return (
    <div class="contest__side">
      <p class="contest__name">{title}</p>
      <ul>
        {parts.map((part) => (
          <li key={part.name}>
            <b class="numbers">{part.value >= 0 ? `+${part.value}` : signed(part.value)}</b>
            <span>{voice.word(part.name)}</span>
            <RuleRef rule={part.rule} />
          </li>
        ))}
        <li class="contest__sum">
          <b class="numbers">{signed(total(parts))}</b>
          <span>+ {die}</span>
        </li>
      </ul>
    </div>
  );
}

/** For each face of the D6, the faces of the German D10 that it beats. */
function Dice({ lead }: { readonly lead: number }) {
  return (
    <table class="contest__dice">
      <caption>{t('raid.odds.dice')}</caption>
      <tbody>
        <tr>
          <th scope="row">{t('raid.odds.yourDie')}</th>
          {[1, 2, 3, 4, 5, 6].map((face) => (
            <td key={face}>{face}</td>
          ))}
        </tr>
        <tr>
          <th scope="row">{t('raid.odds.theirDie')}</th>
          {[1, 2, 3, 4, 5, 6].map((face) => (
            <td key={face}>{beaten(lead + face)}</td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}

function beaten(most: number): string {
  if (most < 0) return '–';
  if (most === 0) return '0';
  return `0–${Math.min(9, most)}`;
}
