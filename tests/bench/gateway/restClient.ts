// The floor: the calls of an operation at once, parsed and sent on as they are, behind bare node:http. No graph, no checks.
import { createServer } from 'node:http';
import process from 'node:process';
import { Pool } from 'undici';
import { operations } from './replies.ts';

const pool = new Pool(process.env.UPSTREAM ?? '', { connections: 64, pipelining: 1 });
const calls = new Map(operations.map(({ query, calls: paths }) => [query, paths]));

createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const { query } = JSON.parse(Buffer.concat(chunks).toString()) as { query: string };
    const headers = { authorization: request.headers.authorization ?? '' };
    const read = (path: string) =>
      pool.request({ method: 'GET', path, headers }).then(({ body }) => body.json());
    void Promise.all((calls.get(query) ?? []).map(read)).then((data) => {
      const text = JSON.stringify({ data });
      response.writeHead(200, {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(text),
      });
      response.end(text);
    });
  });
}).listen(Number(process.env.PORT), '127.0.0.1');
