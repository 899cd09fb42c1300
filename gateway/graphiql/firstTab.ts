import { exampleTabs } from './examples.ts';

/**
 * Shows the variables of the first example at once: GraphiQL fills the editors of its first tab from what it stored
 * last time, and with nothing stored leaves the variables empty until another tab was opened.
 */
export const firstTabScript = `<script>
if (!localStorage.getItem('graphiql:tabState')) {
  localStorage.setItem('graphiql:variables', ${JSON.stringify(exampleTabs[0]?.variables ?? '')});
}
</script>`;
