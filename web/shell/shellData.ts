import type { ComponentType, ReactNode } from 'react';
import type { MemberFrameQuery } from '#relay/MemberFrameQuery.graphql.ts';
import type { ScreenQuery } from '../relay/queries/preload.ts';

/** The shell's query and the session it was started for. */
export type ShellQuery = ScreenQuery<MemberFrameQuery> & { token: string };
export type FrameProps = { children: ReactNode };
/** The frame around the screen, null for the log-in's simple one; and the shell's query, where there is a session. */
export type ShellData = { Frame: ComponentType<FrameProps> | null; query: ShellQuery | null };
