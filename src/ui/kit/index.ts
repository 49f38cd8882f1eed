// The design system. Paper, ink and pencil: see tokens.css for colours (--paper, --ink, --sea-deep, --british,
// --german, --red, --blue …), spaces (--space-1 … -8), type (--size-xs … -3xl, --font-title, --font-ui, --font-text)
// and times (--quick, --calm: 0 when motion is off). Classes of base.css: visually-hidden, stencil, prose, numbers.
//
//   Button, LinkButton, IconButton   look: primary, secondary, quiet, danger, on-desk; icon, hint (a key), wide
//   Panel                            a sheet of paper, a named region when it has a title; tone: plain, raised, form
//   Tabs                             ARIA tabs; arrows, Home, End
//   Dialog                           native modal; side for a sheet at the right edge; Esc, focus return
//   BottomSheet                      phones: low, half, full; stands in a positioned parent
//   RadioGroup, Segmented            one of several, as cards or as a strip
//   Toggle                           on or off
//   TextField, Select                with label and message
//   Tooltip                          a note on hover and focus
//   toast(), announce(), ToastHost   messages; announce only speaks
//   RuleRef                          a rule id that opens its paragraph; ruled.tsx has a sentence that cites rules
//   Progress, Badge, Icon

import './fonts-of-names.css';
import './icons.ts';

export { Badge, type BadgeProps } from './badge.tsx';
export { BottomSheet, type BottomSheetProps, type SheetHeight } from './bottom-sheet.tsx';
export { Button, type ButtonLook, IconButton, LinkButton } from './button.tsx';
export { type Choice, Segmented } from './choice.tsx';
export { Dialog, type DialogProps } from './dialog.tsx';
export { Icon, type IconName } from './icon.tsx';
export { announce, type Toast, toast } from './messages.ts';
export { Panel, type PanelProps } from './panel.tsx';
export { Progress, type ProgressProps } from './progress.tsx';
export { RadioGroup } from './radio-group.tsx';
export { RuleRef } from './rule-ref.tsx';
export { Select } from './select.tsx';
export { type Tab, Tabs } from './tabs.tsx';
export { TextField } from './text-field.tsx';
export { ToastHost } from './toast.tsx';
export { Toggle } from './toggle.tsx';
export { Tooltip } from './tooltip.tsx';
