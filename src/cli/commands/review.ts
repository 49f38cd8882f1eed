// `raid review`: what the raid was worth from action to action, and how much of that was decision and how much luck.

import { availableParallelism } from 'node:os';
import { BUDGETS, budgetNamed, STANDARD_BUDGET } from '../../staff/review/budget.ts';
import { reviewReplay } from '../../staff/review/run.ts';
import { oneOf, oneOperand, wholeNumber } from '../args.ts';
import { type Args, type Command, Exit, type ExitCode, Failure } from '../command.ts';
import { chosenLang, chosenVoice, LANG, NAMES } from '../games.ts';
import { Progress } from '../progress.ts';
import { openReplay, refusalText } from '../replay-file.ts';
import { reviewLines } from '../review/lines.ts';
import { examinerWith } from '../review/pool.ts';
import { print } from '../terminal.ts';

const names = BUDGETS.map(({ name }) => name);

export const review: Command = {
  name: 'review',
  summary: 'tell luck from judgement in a replay, action by action',
  usage:
    'FILE [--budget quick|standard|deep] [--jobs N] [--json] [--lang en|fr] [--names ids|names]',
  options: [
    {
      name: 'budget',
      value: 'NAME',
      text: `${BUDGETS.map((b) => `${b.name} (${b.playouts} playouts)`).join(', ')}; ${STANDARD_BUDGET} unless told`,
    },
    { name: 'jobs', value: 'N', text: 'processes that share the work (standard: one a core)' },
    { name: 'json', text: 'print one JSON object (data/schema/output/review.schema.json)' },
    LANG,
    { ...NAMES, text: `${NAMES.text} (standard names)` },
  ],
  notes: [
    'FILE is a replay, a file with a link in it, the text of a link, or - for stdin.',
    'The result does not depend on --jobs. docs/analysis.md says what the figures mean.',
  ],
  run: runReview,
};

async function runReview(args: Args): Promise<ExitCode> {
  const opened = await openReplay(oneOperand(args, 'replay'));
  const budget = budgetNamed(oneOf(args, 'budget', names, STANDARD_BUDGET));
  if (budget === undefined) throw new Failure('there is no such budget');
  const jobs = wholeNumber(args, 'jobs', availableParallelism(), 1, 256);
  let bar: Progress | undefined;
  const result = await reviewReplay(opened, opened.replay, budget, examinerWith(opened, jobs), {
    progress(done, of) {
      bar ??= new Progress(of);
      if (done > 0) bar.add(1);
    },
  });
  bar?.end();
  if (result === null) throw new Failure('the review was broken off');
  if (!('moves' in result)) throw new Failure(refusalText(result, opened.replay));
  const teller = { ...opened, lang: chosenLang(args), voice: chosenVoice(args, opened, 'names') };
  if (args.switches.has('json')) print(JSON.stringify(result));
  else for (const line of reviewLines(result, teller)) print(line);
  return Exit.ok;
}
