import { startServer } from '../../scripts/lib/server.mjs';

/** One site on the sample content for the whole run; a test that changes things starts its own. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const server = await startServer();
  process.env.SITE_URL = server.url;
  return () => server.stop();
}
