import MuiLink, { type LinkProps as MuiLinkProps } from '@mui/material/Link';
import type { Ref } from 'react';
import { Link, type LinkProps } from 'react-router';
import { preloadOnHover } from '../routing/preloadOnHover.ts';

/** A router link that starts loading its screen after 50 ms of hover or focus; for `component=` of MUI parts. */
export function PreloadLink({ ref, ...props }: LinkProps & { ref?: Ref<HTMLAnchorElement> }) {
  return <Link {...props} {...preloadOnHover(props)} {...(ref === undefined ? {} : { ref })} />;
}

/** The same as a text link. */
export function ScreenLink(props: MuiLinkProps<typeof PreloadLink, LinkProps>) {
  return <MuiLink component={PreloadLink} {...props} />;
}
