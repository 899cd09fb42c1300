import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { loadPage } from './loadPage.ts';

/**
 * A part of a screen whose code comes when it is first shown, so that the screen does not wait for it: a drawer, a
 * dialog. Its `fallback`, or nothing, stands in its place meanwhile; code that is gone after a deployment is fetched by the one reload that screens have too.
 *
 * @returns the component, with `preload` to ask for its code ahead and, for the props of the button that opens it,
 * `ahead`: pointing at the button does so.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback?: ReactNode,
) {
  const Part = lazy(async () => ({ default: await loadPage(load) }));
  function LazyPart(props: Props) {
    return (
      <Suspense fallback={fallback}>
        <Part {...props} />
      </Suspense>
    );
  }
  // What opens it asks again, and answers for a failure.
  const preload = () => void load().catch(() => {});
  return Object.assign(LazyPart, { preload, ahead: { onPointerEnter: preload, onFocus: preload } });
}
