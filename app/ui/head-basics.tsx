/** The first elements in the head of every document. */
export function HeadBasics() {
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="theme-color" content="#16130f" />
    </>
  );
}
