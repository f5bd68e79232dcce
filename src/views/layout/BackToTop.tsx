import { useSelector } from '@xstate/react';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { selectShowsBackToTop } from '#src/machines/header/header.selectors.ts';
import { useAppActor } from '../appContext.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { backToTop } from './BackToTop.css.ts';

export function BackToTop() {
  const header = useAppActor('header');
  if (!useSelector(header, selectShowsBackToTop)) return null;
  return (
    <IconButton
      className={backToTop}
      data-part="back-to-top"
      data-print="hidden"
      label="回到顶部"
      onClick={() => header.send({ type: 'top.requested' })}
    >
      <ArrowUp size={20} strokeWidth={1.75} />
    </IconButton>
  );
}
