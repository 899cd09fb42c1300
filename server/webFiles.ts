import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { notFound } from '../api/errors.ts';
import { replyWithError } from '../api/http/errorReply.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/**
 * Serves the built client from `folder`: hashed assets for a year, everything else revalidated, and the page itself
 * for every address a screen may have. Anything else gets a JSON 404.
 *
 * @throws when the client has not been built.
 */
export async function serveWebFiles(
  app: FastifyInstance,
  folder: string,
  imageSources: string[],
): Promise<void> {
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  const policy = contentSecurityPolicy(page, imageSources);
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    wildcard: false,
    preCompressed: true,
    // Sent in place of the file they belong to, never by their own names.
    globIgnore: ['**/*.{br,gz}'],
    setHeaders: (reply, path) => {
      const hashed = path.startsWith(join(folder, 'assets'));
      void reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      // Some twenty such files make a screen, so headers that do not concern scripts are left out.
      if (hashed) reply.raw.removeHeader('permissions-policy');
      void reply.header('x-content-type-options', 'nosniff');
      // A worker has its own file's policy: only that of models may compile WebAssembly, and the page may not.
      if (modelWorker.test(path)) void reply.header('content-security-policy', modelWorkerPolicy);
    },
  });
  // No list of types knows IDS, and the library sets the type of a compressed file after `setHeaders`.
  app.addHook('onSend', async ({ routeOptions }, reply) => {
    const name = /^\/([\w-]+\.ids)$/.exec(routeOptions.url ?? '')?.[1];
    if (name === undefined) return;
    reply
      .header('content-type', 'application/xml; charset=utf-8')
      .header('content-disposition', `attachment; filename="${name}"`);
  });
  app.setNotFoundHandler((request, reply) => {
    if (!wantsPage(request))
      return replyWithError(notFound(), request, reply.header('x-request-id', request.id));
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('content-security-policy', policy)
      .header('x-content-type-options', 'nosniff')
      .header('x-frame-options', 'DENY')
      .header('referrer-policy', 'same-origin')
      .sendFile('index.html');
  });
}

const noScreen = /^\/(?:v1|graphql|mcp|assets|locales)(?:\/|$)|\.[^/]*$/;

const modelWorker = /\/assets\/modelWorker-[^/]*\.js(?:\.(?:br|gz))?$/;
const modelWorkerPolicy =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; frame-ancestors 'none'";

/** A browser that navigates, or a tool that accepts anything, at an address where a screen may be. */
function wantsPage({ method, headers, url }: FastifyRequest): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  const path = url.split('?')[0] ?? '';
  // Metrics have their own port: a scrape of this one must fail instead of reading a page.
  if (path === '/metrics') return false;
  const { accept = '*/*' } = headers;
  return accept.includes('text/html') || (accept.includes('*/*') && !noScreen.test(path));
}

/** The page's own inline scripts are allowed by digest; Emotion writes style elements, hence the inline styles. */
function contentSecurityPolicy(page: string, imageSources: string[]): string {
  const inline = [...page.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, code]) =>
      `'sha256-${createHash('sha256')
        .update(code ?? '')
        .digest('base64')}'`,
  );
  const others = imageSources.join(' ');
  return [
    "default-src 'self'",
    `script-src 'self' ${inline.join(' ')}`.trim(),
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob: ${others}`.trim(),
    "font-src 'self' data:",
    `connect-src 'self' ${others}`.trim(),
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
