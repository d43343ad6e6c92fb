/** Texts of queries that come again and again, each with its name. */
const names = new Map<string, string>();

/**
 * From now on each connection to PostgreSQL reads and plans this text once. Not one that asks for all columns: when
 * another process upgrades the schema there are more of them, and PostgreSQL refuses a plan that answers otherwise.
 */
export function nameStatement(text: string): void {
  if (!text.startsWith('select *') && !names.has(text)) names.set(text, `ready-${names.size}`);
}

/** The name of a text that has one. */
export const statementName = (text: string): string | undefined => names.get(text);
