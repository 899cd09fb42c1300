import { type Location, type NavigateOptions, useLocation, useNavigate } from 'react-router';

/** What is used of a router of React Router. */
type Router = { readonly state: { location: Location; navigation: { location?: Location | undefined } } };

let followed: Router | undefined;

/** Reads addresses from this router, until the returned function is called. */
export function followRouter(router: Router): () => void {
  followed = router;
  return () => {
    if (followed === router) followed = undefined;
  };
}

/**
 * Changes the search parameters of this screen, in place of its entry in the history unless `options` say otherwise. A
 * busy screen may not show a first change when the second comes: `setSearchParams` of React Router would then start
 * from what is shown, and lose the first.
 */
export function useSearchChange(): (
  change: (search: URLSearchParams) => void,
  options?: NavigateOptions,
) => void {
  const shown = useLocation();
  const navigate = useNavigate();
  return (change, options) => {
    const { navigation, location } = followed?.state ?? { navigation: {}, location: shown };
    const ofScreen = [navigation.location, location].find((each) => each?.pathname === shown.pathname);
    // The screen was left: another one's address is no place for what it still finds out.
    if (ofScreen === undefined) return;
    const search = new URLSearchParams(ofScreen.search);
    change(search);
    void navigate(`?${search.toString()}`, { replace: true, preventScrollReset: true, ...options });
  };
}
