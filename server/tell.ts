/** What the site tells its owner while it runs. */
export interface Tell {
  say(line: string): void;
  warn(line: string): void;
}

/** On the terminal: news on the standard output, what needs attention on the error output. */
export const tellTerminal: Tell = {
  say: (line) => console.log(line),
  warn: (line) => console.warn(line),
};
