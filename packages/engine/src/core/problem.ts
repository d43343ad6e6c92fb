/** What a sentence about a problem names: figures, words of the file, ids. */
export type ProblemArgs = Readonly<Record<string, string | number>>;

/** What is wrong with a value: a code and named fields for those who translate, and the English sentence. */
export interface Problem {
  readonly code: string;
  readonly args: ProblemArgs;
  readonly text: string;
}

/** English sentences by code, each made from its named fields. */
type Sentences = Readonly<Record<string, (args: never) => string>>;

/** Makes the function that tells a problem of a table by its code. */
export function problemsIn<Table extends Sentences>(sentences: Table) {
  return <Code extends keyof Table & string>(code: Code, ...args: Parameters<Table[Code]>): Problem => ({
    code,
    args: { ...(args[0] as ProblemArgs | undefined) },
    text: sentences[code](args[0] as never),
  });
}

/** Whether something could not be read. */
export const isProblem = (read: object): read is Problem =>
  'code' in read && 'text' in read && 'args' in read;
