import { useEffect, useRef, useState, type ReactNode } from 'react';

type Props = {
  /** About as high as what comes, so that nothing below moves. */
  placeholder: ReactNode;
  children: ReactNode;
};

/** After this the reader has what was asked for first, and the rest may come; so it is there for paper and for a search. */
const restMs = 4_000;

const isSeen = ({ isIntersecting }: IntersectionObserverEntry) => isIntersecting;

/** What stands far down a screen, and comes when the reader gets there or has stayed a while. */
export function NearView({ placeholder, children }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (isNear || place.current === null) return;
    const show = () => setIsNear(true);
    const observer = new IntersectionObserver((entries) => entries.some(isSeen) && show());
    observer.observe(place.current);
    const rest = setTimeout(show, restMs);
    return () => {
      observer.disconnect();
      clearTimeout(rest);
    };
  }, [isNear]);
  return isNear ? (
    children
  ) : (
    <div ref={place} className="no-print">
      {placeholder}
    </div>
  );
}
