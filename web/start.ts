// The page's entry. The frameworks, the client's own files and its first steps each run in a separate task, so that
// none blocks the page for long; all files are loading already (web/build/start/startScript.ts).
import 'react-dom/client';

/** Ends the task, so that the page can paint or handle a key first. */
const pause = () => new Promise<void>((resolve) => setTimeout(resolve));

void pause()
  .then(() => import('./main.tsx'))
  .then(async ({ startClient }) => {
    await pause();
    await startClient(pause);
  });
