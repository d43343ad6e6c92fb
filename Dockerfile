# What needs building is built, what runs is installed apart; the image has both, and no sources, tests or tools.
FROM node:22-bookworm-slim AS base
WORKDIR /app

# The package.json files alone: as long as they stay the same, what was installed is taken from the cache.
FROM base AS manifests
COPY . .
RUN find . -type f ! -name package.json ! -name package-lock.json -delete && find . -type d -empty -delete

FROM base AS build
COPY --from=manifests /app ./
RUN npm ci --ignore-scripts
COPY . .
RUN npm run build \
  && find packages/*/dist \( -name '*.test.*' -o -path '*/testing/*' -o -name '*.d.ts' \) -type f -delete

FROM base AS modules
COPY --from=manifests /app ./
RUN npm ci --ignore-scripts --omit=dev --workspace @shirasagi/server

FROM base
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
COPY LICENSE ./
COPY --from=modules /app ./
COPY --from=build /app/packages/engine/dist ./packages/engine/dist
COPY --from=build /app/packages/bots/dist ./packages/bots/dist
COPY --from=build /app/packages/protocol/dist ./packages/protocol/dist
COPY --from=build /app/packages/server/dist ./packages/server/dist
COPY packages/server/bin ./packages/server/bin
COPY packages/server/data ./packages/server/data
COPY --from=build /app/packages/web/dist ./packages/web/dist
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "packages/server/bin/shirasagi-server.js"]
