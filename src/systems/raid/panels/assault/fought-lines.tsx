// 11.2e A round as it is fought: line by line the dice, both sums with their parts, and the result in words.

import { Icon } from '../../../../ui/kit/index.ts';
import { Ruled } from '../../../../ui/kit/ruled.tsx';
import { lang } from '../../../../words/index.ts';
import type { RaidState } from '../../rules/state.ts';
import { t } from '../../screen-words/t.ts';
import { proseSentence } from '../../text/prose/told-in-prose.ts';
import { Voice } from '../../text/voice.ts';
import { DiceSum } from '../dice/dice-sum.tsx';
import { Germans, LineCard, Standing } from './line-card.tsx';
import type { FoughtLine, Story } from './story.ts';

interface FoughtLinesProps {
  readonly story: Story;
  readonly state: RaidState; // as it is shown now
  readonly rolling: boolean; // the dice of the last line told
}

export function FoughtLines({ story, state, rolling }: FoughtLinesProps) {
  const { columns, lines, start } = story;
  return (
    <ol class="assault__lines">
      {columns.lines.map(({ british, supporters, german, germanSupporters }, line) => {
        const fought = lines[line];
        const rolls = rolling && line === lines.length - 1;
        const side = { state, before: start };
        return (
          <LineCard
            key={german}
            line={line}
            looks={looksOf(fought, rolls)}
            british={
              <>
                <span class="line-card__behind">
                  {supporters.map((unit) => (
                    <Standing key={unit} {...side} unit={unit} small />
                  ))}
                </span>
                <Standing {...side} unit={british} />
              </>
            }
            middle={<Score fought={fought} rolls={rolls} />}
            german={<Germans {...side} unit={german} behind={germanSupporters} />}
            attack={fought && <DiceSum sum={fought.event.attack} side="british" rolling={rolls} />}
            defence={fought && <DiceSum sum={fought.event.defence} side="german" rolling={rolls} />}
            result={fought && !rolls && <Result fought={fought} state={state} />}
          />
        );
      })}
    </ol>
  );
}

function looksOf(fought: FoughtLine | undefined, rolls: boolean): string {
  if (fought === undefined) return 'line-card--waits';
  if (rolls) return 'line-card--rolls';
  return fought.event.hit ? 'line-card--hit' : 'line-card--missed';
}

interface ScoreProps {
  readonly fought: FoughtLine | undefined;
  readonly rolls: boolean;
}

function Score({ fought, rolls }: ScoreProps) {
  if (fought === undefined || rolls) {
    return <span class="line-card__chance">{t('assault.against')}</span>;
  }
  const { attack, defence, hit } = fought.event;
  return (
    <span class="line-card__chance numbers" aria-hidden="true">
      {attack.total} {hit ? '≥' : '<'} {defence.total}
    </span>
  );
}

/** Who takes the loss, and what comes of it, in the words of the log. */
function Result({ fought, state }: { readonly fought: FoughtLine; readonly state: RaidState }) {
  const { scenario } = state;
  const voice = new Voice(scenario, lang.value);
  const { hit, british, german } = fought.event;
  const unit = hit ? german : british;
  const [first, ...more] = fought.after;
  return (
    <>
      <p class="line-card__verdict">
        <Icon name={hit ? 'target' : 'skull'} />
        <span>
          {first === undefined
            ? voice.say(hit ? 'result.hit' : 'result.missed', { unit: voice.unit(unit) })
            : t(hit ? 'assault.won' : 'assault.lost')}{' '}
          {first !== undefined && <Ruled sentence={proseSentence(scenario, first, lang.value)} />}
        </span>
      </p>
      {more.map((event, i) => (
        // What one line led to is told once and stays in order.
        <p key={`${i} ${event.kind}`}>
          <Ruled sentence={proseSentence(scenario, event, lang.value)} />
        </p>
      ))}
    </>
  );
}
