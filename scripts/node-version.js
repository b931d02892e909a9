// Every command loads this first, because an older Node cannot run its TypeScript.
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 22 || (major === 22 && minor < 22)) {
  console.error(
    `Node 22.22 or newer is needed, and this is ${process.versions.node}: install it, or run npm ci on Linux with glibc, which installs one.`,
  );
  process.exit(1);
}
