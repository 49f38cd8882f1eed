// A helping process of `simulate`: it plays the pieces it is sent, one after the other, and sends back tallies.

import { type Piece, playPiece } from './work.ts';

process.on('message', (piece: Piece) => {
  process.send?.(playPiece(piece));
});
