// Small texts that are written at once: settings, and the last state of the raid in hand, so that a tab killed before
// the database has answered still loses nothing. Forbidden or full storage is borne in silence: null and false say so.

export interface Notes {
  read(name: string): string | null;
  write(name: string, text: string): boolean;
  remove(name: string): void;
}

const PREFIX = 'cauldron.';

/** The browser's local storage, which may be missing, forbidden or full. */
export function browserNotes(): Notes {
  const attempt = <T>(run: () => T, otherwise: T): T => {
    try {
      return run();
    } catch {
      return otherwise;
    }
  };
  return {
    read: (name) => attempt(() => localStorage.getItem(PREFIX + name), null),
    write: (name, text) =>
      attempt(() => {
        localStorage.setItem(PREFIX + name, text);
        return true;
      }, false),
    remove: (name) => attempt(() => localStorage.removeItem(PREFIX + name), undefined),
  };
}

/** The JSON in a note, or null when there is none or it cannot be read. */
export function readJson(notes: Notes, name: string): unknown {
  const text = notes.read(name);
  if (text === null) return null;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}
