/** Modules that lie in the games' folders (`./castle/view.ts`), by the name of the folder. */
export const byFolder = <T>(files: Readonly<Record<string, T>>): Readonly<Record<string, T>> =>
  Object.fromEntries(Object.entries(files).map(([path, file]) => [path.split('/')[1], file]));
