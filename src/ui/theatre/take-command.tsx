// "Take command from here": a new practice raid at the present moment, with the same dice to come or with fresh ones.

import { sentence, t } from '../../words/index.ts';
import { Button, Dialog } from '../kit/index.ts';
import { Ruled } from '../kit/ruled.tsx';
import type { Theatre } from './controller.ts';
import type { TheatrePort } from './port.ts';
import './take-command.css';

interface TakeCommandProps {
  readonly theatre: Theatre;
  readonly port: TheatrePort;
  readonly open: boolean;
  readonly onClose: () => void;
}

export function TakeCommand({ theatre, port, open, onClose }: TakeCommandProps) {
  return (
    <Dialog open={open} onClose={onClose} title={t('theatre.take')}>
      {open && <Choice theatre={theatre} port={port} />}
    </Dialog>
  );
}

function Choice({ theatre, port }: Pick<TakeCommandProps, 'theatre' | 'port'>) {
  const at = theatre.at.value;
  const n = theatre.ordersToTake(at);
  const { system } = theatre.session.game;
  const position = theatre.positionBefore(n);
  if (system.over(position)) return <p>{t('theatre.takeOver')}</p>;
  const words = theatre.face.words.asked(position, system.asked(position));
  return (
    <div class="stack">
      <p>{t('theatre.takeText')}</p>
      <p class="take__where">
        <Ruled sentence={sentence('theatre.takeWhere', { n, asked: words })} />
      </p>
      {n === theatre.ordersDone(at) && theatre.isMidOrder(at) && <p>{t('theatre.takeMid')}</p>}
      <div class="take__choices">
        <Dice port={port} orders={n} dice="same" />
        <Dice port={port} orders={n} dice="fresh" />
      </div>
    </div>
  );
}

interface DiceProps {
  readonly port: TheatrePort;
  readonly orders: number;
  readonly dice: 'same' | 'fresh';
}

function Dice({ port, orders, dice }: DiceProps) {
  const same = dice === 'same';
  return (
    <div class="take__choice">
      <Button
        look={same ? 'primary' : 'secondary'}
        icon={same ? 'play' : 'dice'}
        wide
        onClick={() => port.takeCommand(orders, dice)}
      >
        {t(same ? 'theatre.takeSame' : 'theatre.takeFresh')}
      </Button>
      <p>{t(same ? 'theatre.takeSameText' : 'theatre.takeFreshText')}</p>
    </div>
  );
}
