/** The placeholder of a card. While a list loads, list-script.ts shows one for each card. */
export function SkeletonCard() {
  return (
    <template data-skeletons="">
      <div className="grid content-start gap-4" data-skeleton="">
        <span className="skeleton aspect-4/3" />
        <span className="skeleton h-4 w-1/3" />
        <span className="skeleton h-7 w-4/5" />
        <span className="skeleton h-16" />
      </div>
    </template>
  );
}
