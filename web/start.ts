// The page's entry. The frameworks, the client's own files and its first steps each run in a task of their own, so that
// none holds the page for long; all of the files are on their way already (web/build/start/startScript.ts).
import 'react-dom/client';

/** Ends the task: what waits in the page comes first, a picture or a key. */
const pause = () => new Promise<void>((resolve) => setTimeout(resolve));

void pause()
  .then(() => import('./main.tsx'))
  .then(async ({ startClient }) => {
    await pause();
    await startClient(pause);
  });
