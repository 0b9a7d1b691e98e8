# The site in one container: built here, run as an ordinary user who may write nothing but /data.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
COPY scene/package.json scene/
RUN npm ci --no-audit --no-fund
COPY . .
# Origins are put into the pages when the server starts. For pages on another origin than the API, see docs/deploy/static-host.md.
RUN npm run build && npm prune --omit=dev --no-audit --no-fund

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/scene/package.json ./scene/
COPY --from=build /app/server ./server
COPY --from=build /app/app ./app
COPY --from=build /app/schema ./schema
COPY --from=build /app/build/database-template ./build/database-template
COPY --from=build /app/build/client ./build/client
COPY --from=build /app/build/server ./build/server
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/health/ready').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# No npm and no shell in between: the process gets the signal to stop itself.
CMD ["node", "--max-semi-space-size=2", "server/main.ts"]
