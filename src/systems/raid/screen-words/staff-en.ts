// Words of the staff officer of a raid, in English.

export const staffEn = {
  'staff.short.total': 'Total',
  'staff.short.half': 'Half',
  'staff.short.fail': 'Failure',
  'staff.said':
    'Win chance: total success {total} %, half success {half} %, failure {fail} %, {margin}. {points} points expected.',
  'staff.meaning':
    'The staff officer plays this game to its end many times, with the hidden markers dealt anew and other dice every time, and counts how it ends. He knows only what you know. He plays quickly and does not look ahead, so what he comes to is then set against what our strongest player has made of thousands of positions: the figures say what good play makes of this game.',
};
