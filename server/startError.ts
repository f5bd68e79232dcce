/** A reason not to start that the owner can act on: `message` is shown as it is, without a stack. */
export class StartError extends Error {
  override name = 'StartError';
}

/** The `code` of a system error (`ENOENT`, `EACCES` …), empty for anything else. */
export function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : '';
}

/** What an error says in one line, for the end of a sentence. */
export function errorText(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return errorText(error.errors[0]);
  if (!(error instanceof Error)) return String(error);
  return error.message.split('\n')[0] || errorCode(error) || error.name;
}
