const CJK = /[\u3000-\u303f\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff\uff00-\uffef]/;
const RUN = /\\[\s\S]|`+|\$+/g;

interface Run {
  text: string;
  at: number;
}

/**
 * Whether what stands between two `$` is a formula: as in Pandoc no space inside the signs and no
 * digit behind, and Chinese only where TeX or an operator stands too. So prices and shell variables
 * stay text.
 */
function isFormula(inner: string, next: string): boolean {
  if (inner.trim() !== inner || inner === '' || /\d/.test(next)) return false;
  return !CJK.test(inner) || /[\\=^_<>]/.test(inner);
}

/** Index of the run with the same signs that ends what `runs[from]` begins, -1 where there is none. */
function closingRun(runs: Run[], from: number): number {
  const text = runs[from]?.text;
  return runs.findIndex((run, index) => index > from && run.text === text);
}

/**
 * Finds the dollar signs in a paragraph's source that would open a formula but are meant as text.
 * Code in backticks, escaped signs and `$$…$$` are left alone.
 * @returns their offsets
 */
export function findLooseDollars(source: string): number[] {
  const runs: Run[] = [...source.matchAll(RUN)]
    .map((match) => ({ text: match[0], at: match.index }))
    .filter((run) => !run.text.startsWith('\\'));
  const loose: number[] = [];
  let index = 0;
  while (index < runs.length) {
    const run = runs[index];
    if (!run) break;
    const end = closingRun(runs, index);
    const closing = runs[end];
    if (!closing) {
      index += 1;
    } else if (run.text !== '$') {
      index = end + 1;
    } else if (isFormula(source.slice(run.at + 1, closing.at), source.charAt(closing.at + 1))) {
      index = end + 1;
    } else {
      loose.push(run.at);
      index += 1;
    }
  }
  return loose;
}
