import type { ReactNode } from 'react';

/** The message of an empty list. Its children are what the visitor can do next. */
export function EmptyState({
  title,
  text,
  children,
}: {
  title: ReactNode;
  text?: ReactNode;
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
