// One of several, on cards with a sentence or two each.

import { type ChoiceProps, Group } from './choice.tsx';
import './radio-group.css';

export function RadioGroup<Value extends string>(props: ChoiceProps<Value>) {
  return <Group {...props} look="card" />;
}
