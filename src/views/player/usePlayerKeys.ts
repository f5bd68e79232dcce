import { type RefObject, useEffect } from 'react';
import { listenToPlayerKeys } from '#src/services/playerKeys.ts';
import { useAppActor } from '../appContext.ts';
import { sendKeyRequest } from './sendKeyRequest.ts';

/** While the dialog is open the keys belong to the player. */
export function usePlayerKeys(dialog: RefObject<HTMLDialogElement | null>): void {
  const player = useAppActor('player');
  useEffect(() => {
    if (dialog.current === null) return;
    return listenToPlayerKeys(dialog.current, (request) => sendKeyRequest(player, request));
  }, [dialog, player]);
}
