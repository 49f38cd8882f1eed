// A helping process of `simulate`: it plays the pieces it is sent, one after the other, and sends back tallies.

import { answer } from '../helping.ts';
import { type Piece, playPiece } from './work.ts';

process.on('message', async (piece: Piece) => {
  answer(await playPiece(piece));
});
