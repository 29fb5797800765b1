# syntax=docker/dockerfile:1
# The server with the web app: built from the clone, run without a shell, without root, on a read-only disk.
FROM node:22-bookworm-slim AS build
WORKDIR /src
COPY . .
RUN npm ci --no-audit --no-fund \
 && npm run build \
 && npm pack --workspace packages/cli --pack-destination /tmp
WORKDIR /app
RUN npm init --yes > /dev/null \
 && npm install --omit=dev --no-audit --no-fund /tmp/jadoube-*.tgz \
 && mkdir /data && chown 65532:65532 /data

FROM gcr.io/distroless/nodejs22-debian12:nonroot
LABEL org.opencontainers.image.title="Jadoube" \
      org.opencontainers.image.licenses="MIT"
ENV NODE_ENV=production \
    NODE_OPTIONS="--max-semi-space-size=64 --v8-pool-size=0" \
    JADOUBE_HOST=0.0.0.0 \
    JADOUBE_PORT=8080 \
    JADOUBE_STORE=/data/jadoube.sqlite
COPY --from=build /app/node_modules /app/node_modules
COPY --from=build /src/deploy/health.mjs /app/health.mjs
COPY --from=build --chown=65532:65532 /data /data
WORKDIR /data
USER 65532:65532
VOLUME ["/data"]
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s --retries=3 \
  CMD ["/nodejs/bin/node", "/app/health.mjs"]
ENTRYPOINT ["/nodejs/bin/node", "/app/node_modules/jadoube/bin/jadoube.cjs"]
CMD ["serve"]
