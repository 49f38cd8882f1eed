// What lies over what: a board's own pieces lie between the rings under them and the signs over them.

export const SHEET = 0; // the whole of it, for while the camera moves
export const STILL = 0.5; // a copy of it with its pieces
export const PATCH = 1.5; // the part on the screen
export const UNDER = 10; // rings below the pieces; the lowest of what lies on the sheet
export const PIECES = 20;
export const OVER = 30; // signs over the pieces
export const LINES = 40; // pencil
export const PLATES = 50; // labels
export const SLIP = 60; // the tray of a stack fanned out
export const FOCUS = 70;
export const GHOSTS = 80; // pieces on the move
