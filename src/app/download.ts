// Hands the player a text or a picture as a file.

export function download(name: string, text: string): void {
  downloadFile(name, [text]);
}

/** A file in parts, for one that is too long for a single text. */
export function downloadFile(name: string, parts: readonly BlobPart[]): void {
  downloadBlob(name, new Blob([...parts], { type: 'application/json' }));
}

export function downloadBlob(name: string, blob: Blob): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
