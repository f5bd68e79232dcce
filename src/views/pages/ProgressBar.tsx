import { useSelector } from '@xstate/react';
import {
  selectIsLoading,
  selectStateAttribute,
} from '#src/machines/navigation/navigation.selectors.ts';
import { useAppActor } from '../appContext.ts';
import { progressBar } from './ProgressBar.css.ts';

/** The thin line at the top while the next page is on its way. */
export function ProgressBar() {
  const navigation = useAppActor('navigation');
  const isLoading = useSelector(navigation, selectIsLoading);
  const state = useSelector(navigation, selectStateAttribute);
  return (
    <div
      className={progressBar}
      data-machine="navigation"
      data-state={state}
      data-part="progress-bar"
      data-active={isLoading}
      role="progressbar"
      aria-label="页面加载进度"
      aria-hidden={!isLoading}
    />
  );
}
