import type { ReactNode } from 'react';

/** What a list says when it has nothing to show, and the way on. */
export function EmptyState({
  title,
  text,
  children,
}: {
  title: string;
  text?: string;
  children?: ReactNode;
}) {
  return (
    <div className="nothing">
      <h2 className="subheading">{title}</h2>
      {text && <p className="max-w-[48ch] text-(--quiet)">{text}</p>}
      {children}
    </div>
  );
}
