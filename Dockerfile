# The release of Node.js that package.json pins; a check compares the two.
ARG NODE=26.10.0

FROM node:${NODE}-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
COPY packages/contract/package.json packages/contract/
COPY apps/server/package.json apps/server/
COPY apps/web/package.json apps/web/
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
RUN node scripts/build.ts

# What the server needs while it runs, and nothing else
FROM node:${NODE}-slim AS packages
WORKDIR /app
COPY package.json package-lock.json ./
COPY packages/contract/package.json packages/contract/
COPY apps/server/package.json apps/server/
COPY apps/web/package.json apps/web/
RUN npm ci --omit=dev --workspace=apps/server --ignore-scripts --no-audit --no-fund

FROM node:${NODE}-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/app/data
WORKDIR /app
RUN mkdir data /backups && chown node:node data /backups && chmod 0700 data /backups
COPY --from=packages /app/node_modules node_modules
COPY --from=build /app/package.json package.json
COPY --from=build /app/packages/contract packages/contract
COPY --from=build /app/apps/server apps/server
COPY --from=build /app/apps/web/dist apps/web/dist
USER node
VOLUME ["/app/data", "/backups"]
EXPOSE 3000
# the first start makes the tables, which takes a while
HEALTHCHECK --interval=15s --timeout=5s --start-period=90s --retries=4 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# with the memory that scripts/serve.sh gives it
CMD ["node", "--max-semi-space-size=8", "--max-old-space-size=768", "apps/server/src/main.ts"]
