// The lines of a file, one at a time, without holding the file in memory. A line longer than it may be is passed over
// and told as null.

export interface Line {
  readonly number: number; // from 1
  readonly text: string | null;
  readonly read: number; // characters of the file up to here
}

export async function* linesOf(file: Blob, most: number): AsyncGenerator<Line> {
  const reader = file.stream().pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  let tooLong = false;
  let number = 0;
  let read = 0;
  const line = (text: string): Line => ({ number: ++number, text: tooLong ? null : text, read });
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    const pieces = (rest + chunk.value).split('\n');
    read += chunk.value.length;
    rest = pieces.pop() ?? '';
    for (const piece of pieces) {
      tooLong ||= piece.length > most;
      yield line(piece);
      tooLong = false;
    }
    if (rest.length > most) {
      tooLong = true;
      rest = '';
    }
  }
  if (rest !== '' || tooLong) yield line(rest);
}
