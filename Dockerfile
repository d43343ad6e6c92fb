# Builds everything, then keeps only what the server needs at run time.
FROM node:22-bookworm-slim AS build
WORKDIR /app
COPY . .
RUN npm ci && npm run build && npm prune --omit=dev \
  && rm -rf packages/*/src packages/*/*.tsbuildinfo \
  && find packages \( -name '*.test.*' -o -path '*/dist/testing*' -o -path '*/dist/*/testing*' \) -not -path '*/node_modules/*' -not -type d -delete

FROM node:22-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/packages/engine ./packages/engine
COPY --from=build /app/packages/bots ./packages/bots
COPY --from=build /app/packages/protocol ./packages/protocol
COPY --from=build /app/packages/server ./packages/server
COPY --from=build /app/packages/web/dist ./packages/web/dist
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s CMD ["node", "-e", "fetch('http://127.0.0.1:3000/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "packages/server/bin/shirasagi-server.js"]
