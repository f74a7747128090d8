# Builds the server, the web application, the documents and the packages, then keeps what the server needs to run:
# what was built, its sources, its production dependencies and the Node that package-lock.json names.
FROM node:24-trixie-slim AS build
# The Node of package-lock.json is linked against it, the base image's need not be.
RUN apt-get update \
  && apt-get install --yes --no-install-recommends libatomic1 \
  && rm -rf /var/lib/apt/lists/*
WORKDIR /app
COPY . .
RUN npm ci --no-audit --no-fund \
  && npm run build --workspace @investing-platform/server --workspace @investing-platform/web \
  && npm run docs \
  && npm run packages \
  && scripts/release/image.sh /image

FROM debian:trixie-slim
RUN apt-get update \
  && apt-get install --yes --no-install-recommends libatomic1 \
  && rm -rf /var/lib/apt/lists/* \
  && useradd --uid 10001 --no-create-home investing \
  && install --directory --owner 10001 /data
COPY --from=build /image /app
WORKDIR /app
USER 10001
ENV NODE_ENV=production DATA_DIR=/data HOST=0.0.0.0 METRICS_HOST=0.0.0.0
VOLUME /data
EXPOSE 4000 9464
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s --retries=3 \
  CMD ["./node", "-e", "fetch(`http://localhost:${process.env.PORT || 4000}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["./node", "--conditions=@investing-platform/source", "--expose-gc"]
CMD ["packages/server/src/main.mjs"]
