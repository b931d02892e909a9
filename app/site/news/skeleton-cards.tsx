/** Surfaces in the shape of the cards that are on their way. */
export function SkeletonCards({ number }: { number: number }) {
  return (
    <div className="tiles" aria-hidden="true">
      {Array.from({ length: number }, (_, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
        <div key={n} className="grid content-start gap-4" data-skeleton="">
          <span className="skeleton aspect-4/3" />
          <span className="skeleton h-4 w-1/3" />
          <span className="skeleton h-7 w-4/5" />
          <span className="skeleton h-16" />
        </div>
      ))}
    </div>
  );
}
