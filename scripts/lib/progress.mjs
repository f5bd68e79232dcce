/** Seconds between two signs of life where no line can be rewritten. */
const PLAIN_EVERY = 15;

/**
 * Shows that a long step is under way: on a terminal one line that counts the seconds and ends with
 * what was heard last, elsewhere a plain line now and then.
 *
 * @param {string} title
 */
export function startProgress(title) {
  const begun = Date.now();
  const live = process.stdout.isTTY === true;
  const seconds = () => Math.round((Date.now() - begun) / 1000);
  let heard = '';
  let told = 0;

  const draw = () => {
    if (live) {
      const columns = process.stdout.columns || 80;
      const text = `${title}… ${seconds()} 秒  `;
      // Chinese signs are two columns wide.
      const room = Math.max(
        0,
        columns - text.length - (text.match(/\P{ASCII}/gu)?.length ?? 0) - 1,
      );
      process.stdout.write(`\r\x1b[2K${text}\x1b[2m${heard.slice(0, room)}\x1b[22m`);
    } else if (seconds() - told >= PLAIN_EVERY) {
      told = seconds();
      console.log(`${title}… ${told} 秒`);
    }
  };

  if (!live) console.log(`${title}…`);
  draw();
  const timer = setInterval(draw, 500);
  const end = (/** @type {string} */ result) => {
    clearInterval(timer);
    if (live) process.stdout.write('\r\x1b[2K');
    console.log(`${title}：${result}（${seconds()} 秒）`);
  };

  return {
    /** @param {string} line What the step said last. */
    say(line) {
      heard = line.replaceAll(/[^\x20-\x7e]/g, '').trim() || heard;
    },
    done: () => end('好了'),
    failed: () => end('没有成功'),
  };
}
