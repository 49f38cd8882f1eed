// Words of the report of a raid: its dispatch, its moments and its losses, in English.

export const dispatchEn = {
  'moment.landing': 'First landing, {zone}',
  'moment.assault': 'First assault, {zone}',
  'moment.alarm-attack': 'Alarm at {count}: the Germans come out',
  'moment.alarm-full': 'Alarm at {count}: the whole coast is awake',
  'tally.guns': 'Guns destroyed',
  'tally.gunsLost': '{n} {n|gun|guns} destroyed',
  'tally.menLost': '{n} {n|counter|counters} lost',

  'moment.gun': '{unit} destroyed',
  'moment.line': 'Telephone line cut, {zone}',
  'moment.officer': '{unit} lost',
  'moment.craft': '{unit} lost',
  'moment.prisoner': 'A prisoner taken, {zone}',
  'moment.last-off': 'Last man off the beach, {zone}',
};
