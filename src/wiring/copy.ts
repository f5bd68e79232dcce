import type { ToastsEvent } from '#src/machines/toasts/toasts.machine.ts';
import type { ToastRequest } from '#src/machines/toasts/toasts.types.ts';
import { writeClipboard } from '#src/services/clipboard.ts';

/**
 * The copy action: puts text into the clipboard and says so (texts: specification, section 8).
 *
 * @param toasts Who says it: `useAppActor('toasts')`.
 */
export async function copyText(
  toasts: { send(event: ToastsEvent): void },
  text: string | null | undefined,
): Promise<void> {
  toasts.send({ type: 'toast.requested', request: await copied(text) });
}

async function copied(text: string | null | undefined): Promise<ToastRequest> {
  if (!text) return { tone: 'warning', text: '没有需要复制的目标内容' };
  try {
    await writeClipboard(text);
    return { tone: 'info', text: `复制成功，剪贴板内容：${text}` };
  } catch {
    return { tone: 'error', text: '浏览器不允许复制，请选中后手动复制' };
  }
}
