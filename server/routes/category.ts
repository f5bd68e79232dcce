import type { FastifyInstance } from 'fastify';
import { registerCounted } from '#server/routes/counted.ts';
import type { RouteDeps } from '#server/routes/deps.ts';

export function registerCategory(app: FastifyInstance, deps: RouteDeps): void {
  registerCounted(app, deps, 'category', '分类');
}
