import { useSelector } from '@xstate/react';
import {
  selectFailure,
  selectPage,
  selectShowsSkeleton,
} from '#src/machines/navigation/navigation.selectors.ts';
import { pictureOf } from '#src/pageHead.ts';
import { pageView } from '#src/pageViews.ts';
import { page as column } from '#src/styles/helpers.css.ts';
import { useApp, useAppActor } from '../appContext.ts';
import { FailedState } from '../ui/FailedState.tsx';
import { HeaderBand } from '../ui/HeaderBand.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';

/** The page the address bar asks for, or what stands in its place while it comes or has failed. */
export function Outlet() {
  const { services } = useApp();
  const navigation = useAppActor('navigation');
  const page = useSelector(navigation, selectPage);
  const failure = useSelector(navigation, selectFailure);
  const showsSkeleton = useSelector(navigation, selectShowsSkeleton);
  if (failure) {
    return (
      <>
        <HeaderBand picture={pictureOf(page, services.site)} title="页面没有加载出来" />
        <div className={column}>
          <FailedState
            text={failure}
            onRetry={() => navigation.send({ type: 'retry.requested' })}
          />
        </div>
      </>
    );
  }
  if (showsSkeleton) return <PageSkeleton picture={pictureOf(page, services.site)} />;
  const View = pageView(page.route);
  return <View key={page.url} data={page.data} />;
}
