import { createServer } from 'node:http';

/** The port of another site, which `EMBED_ORIGINS` names as `localhost`, and not by its number. Set by the global setup. */
export const framingPortVariable = 'FRAMING_PORT';

interface FramingSite {
  /** The origin that may frame the agenda. */
  readonly friendly: string;
  /** The same site by another name, which may not. */
  readonly other: string;
  readonly close: () => void;
}

/** Serves a page that frames an address and takes the height that the frame reports, as the how-to says. */
export async function serveFramingSite(address: string): Promise<FramingSite> {
  const port = Number(process.env[framingPortVariable]);
  const body = `<!doctype html><title>City</title>
    <iframe title="Agenda" src="${address}" width="600" height="200"></iframe>
    <script>
      addEventListener('message', ({ origin, data }) => {
        if (origin === '${new URL(address).origin}' && data.type === 'agenda-height')
          document.querySelector('iframe').height = data.height;
      });
    </script>`;
  const server = createServer((_request, response) =>
    response.setHeader('Content-Type', 'text/html').end(body),
  );
  await new Promise<void>((resolve) => server.listen(port, resolve));
  return {
    friendly: `http://localhost:${port}`,
    other: `http://127.0.0.1:${port}`,
    close: () => server.close().closeAllConnections(),
  };
}
