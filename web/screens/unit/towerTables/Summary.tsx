import { createContext, use, useState, type ReactNode } from 'react';

type Summary = {
  isOpen: boolean;
  /** Shows the materials too; only an open panel is expanded. */
  isExpanded: boolean;
  toggleOpen: () => void;
  toggleExpanded: () => void;
};

const SummaryContext = createContext<Summary | null>(null);

/** Holds whether the summary panel is open and expanded; closing also collapses it. */
export function SummaryProvider({ children }: { children: ReactNode }) {
  const [{ isOpen, isExpanded }, setState] = useState({ isOpen: true, isExpanded: false });
  const toggleOpen = () => setState((now) => ({ isOpen: !now.isOpen, isExpanded: false }));
  const toggleExpanded = () => setState((now) => ({ isOpen: true, isExpanded: !now.isExpanded }));
  return (
    <SummaryContext value={{ isOpen, isExpanded, toggleOpen, toggleExpanded }}>{children}</SummaryContext>
  );
}

/** State of the summary panel. @throws outside a SummaryProvider. */
export function useSummary(): Summary {
  const summary = use(SummaryContext);
  if (summary === null) throw new Error('useSummary needs a SummaryProvider around it');
  return summary;
}
