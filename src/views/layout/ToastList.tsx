import { useSelector } from '@xstate/react';
import X from 'lucide-react/icons/x';
import { useEffect, useRef } from 'react';
import { selectIsPanelShown } from '#src/machines/playerPanel/playerPanel.selectors.ts';
import type { ToastsEvent } from '#src/machines/toasts/toasts.machine.ts';
import {
  selectStateAttribute,
  selectToasts,
  visibleOf,
} from '#src/machines/toasts/toasts.selectors.ts';
import type { Toast } from '#src/machines/toasts/toasts.types.ts';
import { useAppActor } from '../appContext.ts';
import { IconButton } from '../ui/IconButton.tsx';
import * as styles from './ToastList.css.ts';

/** The page's messages. A modal that covers the page shows them itself: below it all is inert. */
export function PageToasts() {
  const isCovered = useSelector(useAppActor('playerPanel'), selectIsPanelShown);
  return isCovered ? null : <ToastList />;
}

/** Short messages above everything, in two regions that are read aloud as they fill. */
export function ToastList() {
  const actor = useAppActor('toasts');
  const state = useSelector(actor, selectStateAttribute);
  const toasts = useSelector(actor, selectToasts);
  const layer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Shown anew for each, so that a dialog opened since the last one does not cover it.
    if (toasts.length > 0) raise(layer.current);
  }, [toasts]);
  useEffect(() => holdWhileRead(layer.current, actor), [actor]);
  const item = (toast: Toast) => (
    <ToastItem
      key={toast.id}
      onClose={() => actor.send({ type: 'toast.closed', id: toast.id })}
      toast={toast}
    />
  );
  return (
    <div
      className={styles.layer}
      data-machine="toasts"
      data-print="hidden"
      data-state={state}
      popover="manual"
      ref={layer}
    >
      <div aria-live="polite" className={styles.toasts} role="log">
        {visibleOf(toasts, 'toast').map(item)}
      </div>
      <div aria-live="polite" className={styles.notices} role="log">
        {visibleOf(toasts, 'notice').map(item)}
      </div>
    </div>
  );
}

function ToastItem({ toast, onClose }: { toast: Toast; onClose: () => void }) {
  return (
    <div className={styles.toast} data-kind={toast.kind} data-part="toast" data-tone={toast.tone}>
      <div className={styles.words}>
        {toast.title !== '' && <strong className={styles.title}>{toast.title}</strong>}
        <span className={styles.text}>{toast.text}</span>
      </div>
      <IconButton className={styles.close} label="关闭提示" onClick={onClose}>
        <X size={16} strokeWidth={1.75} />
      </IconButton>
    </div>
  );
}

/** None goes while the pointer or the focus is on one. Returns the cleanup. */
function holdWhileRead(
  layer: HTMLElement | null,
  actor: { send(event: ToastsEvent): void },
): () => void {
  const hold = () => actor.send({ type: 'toasts.held' });
  const release = () => {
    if (!layer?.matches(':hover, :focus-within')) actor.send({ type: 'toasts.released' });
  };
  layer?.addEventListener('pointerenter', hold);
  layer?.addEventListener('focusin', hold);
  layer?.addEventListener('pointerleave', release);
  layer?.addEventListener('focusout', release);
  return () => {
    layer?.removeEventListener('pointerenter', hold);
    layer?.removeEventListener('focusin', hold);
    layer?.removeEventListener('pointerleave', release);
    layer?.removeEventListener('focusout', release);
  };
}

function raise(layer: HTMLElement | null): void {
  if (!layer?.isConnected || !('showPopover' in layer)) return;
  if (layer.matches(':popover-open')) {
    if (document.querySelector('dialog:modal') === null) return;
    layer.hidePopover();
  }
  layer.showPopover();
}
